import { useState } from 'react';

/** The input of a field, at first `initial`, and its problem until the input changes. */
export function useTextInput(initial = '') {
  const [typed, setTyped] = useState(initial);
  const [problem, setProblem] = useState<string>();
  const onChange = (text: string) => {
    setTyped(text);
    setProblem(undefined);
  };
  return { typed, setTyped, setProblem, field: { value: typed, onChange, problem } };
}
