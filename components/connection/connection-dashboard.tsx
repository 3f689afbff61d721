import { parseBaseUrl } from '@/utils/service/base-url';

/** Says where to get a key, with a link once the dashboard is known. */
export function ConnectionDashboard({ dashboardUrl }: { dashboardUrl: string }) {
  // Stored settings are untrusted: only a URL that the form accepts becomes a link.
  const isKnown = parseBaseUrl(dashboardUrl).ok;
  return (
    <p className="text-xs text-muted">
      A signed-in user makes an API key in the provider's web dashboard, in the section{' '}
      {isKnown ? (
        <a href={dashboardUrl} target="_blank" rel="noreferrer">
          My API Keys
        </a>
      ) : (
        'My API Keys'
      )}
      .
    </p>
  );
}
