/** Shows how much of today's lookup budget is used, and says so in words when it is used up. */
export function BudgetLine({ spent, limit }: { spent: number; limit: number }) {
  const isUsedUp = spent >= limit;
  return (
    <p
      title="Look-ups sent to this service today, of those that your budget allows"
      className={`text-xs tabular-nums ${isUsedUp ? 'font-medium text-caution' : 'text-muted'}`}
    >
      {spent.toLocaleString('en')} of {limit.toLocaleString('en')} look-ups today{isUsedUp && ', used up'}
    </p>
  );
}
