import type { ReactNode } from 'react';
import type { Contact } from '../people/contact.ts';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

/** How to reach a contact: one address as a link, one as plain text. */
export function Facts({ contact }: { contact: Contact }) {
  const { email, phone, company } = contact;
  const link = 'text-brand hover:underline';
  return (
    <dl className="grid grid-cols-[88px_1fr] gap-x-3 gap-y-1.5">
      <Fact name="Email">
        <a data-testid="mailto-link" href={`mailto:${email}?subject=Your%20order`} className={link}>
          {email}
        </a>
      </Fact>
      <Fact name="Billing">
        <span data-testid="plain-email">billing@{company.domain}</span>
      </Fact>
      <Fact name="Phone">
        <a href={`tel:${phone.replaceAll(' ', '')}`} className={link}>
          {phone}
        </a>
      </Fact>
      <Fact name="Company">{company.name}</Fact>
      <Fact name="Industry">
        {company.industry}, {company.city}
      </Fact>
    </dl>
  );
}
