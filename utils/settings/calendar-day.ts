/** The agent's own calendar day, `YYYY-MM-DD`: the budget starts anew at the agent's midnight, and nobody is born after it. */
export function calendarDay(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
