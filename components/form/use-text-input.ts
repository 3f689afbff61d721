import { useState } from 'react';

/** The input of a field, and its problem until the input changes. */
export function useTextInput() {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const onChange = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  return { typed, setTyped, setProblem, field: { value: typed, onChange, problem } };
}
