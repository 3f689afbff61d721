import { useState } from 'react';

/** What is typed into a field, and the sentence that stands at it until something else is typed. */
export function useTyped() {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const onChange = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  return { typed, setTyped, setProblem, field: { value: typed, onChange, problem } };
}
