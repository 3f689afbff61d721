/** An invented body of about so many bytes, with no more values than the service's door lets in. */
export function bodyOfSize(bytes: number): unknown {
  const rows = Math.min(Math.ceil(bytes / 300), 1500);
  const filler = 'x'.repeat(Math.max(40, Math.floor(bytes / rows) - 180));
  const hit = {
    name: 'Petra Quillon',
    score: 0.71,
    lists: ['Harbour List'],
    dob: '1970-02-03',
    url: 'https://example.com/a',
  };
  return {
    risk_score: 12,
    email: { deliverable: true, breaches: [{ name: 'Tallyho', date: '2019-05-24' }] },
    hits: Array.from({ length: rows }, (_, i) => ({
      ...hit,
      id: i,
      note: filler,
      match: { score: 0.5, exact: false },
    })),
  };
}
