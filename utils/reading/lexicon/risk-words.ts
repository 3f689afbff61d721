/** risk, risky, fraud, fraudulent, fraudpoint, threat … */
export function isRiskWord(word: string): boolean {
  return word.startsWith('risk') || word.startsWith('fraud') || word.startsWith('threat');
}
