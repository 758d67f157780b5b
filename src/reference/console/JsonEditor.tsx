import { useState } from 'react';
import type { Json } from '../../model/api/apiContract';
import { Area } from './controls';
import { parsedJson } from './jsonText';
import type { RequestPath } from './requestPath';
import { useFormState } from './useFormState';

interface JsonEditorProps {
  name: string;
  path: RequestPath;
  value: Json | undefined;
}

/** An editor for a value without fields of its own. Text that is not valid JSON stays text, which the contract rejects. */
export function JsonEditor({ name, path, value }: JsonEditorProps) {
  const { set, idOf, problemAt } = useFormState();
  const [typed, setTyped] = useState('');
  // A value from elsewhere, such as another example, replaces the text.
  const text = isWritten(typed, value) ? typed : written(value);

  const write = (next: string) => {
    setTyped(next);
    set(path, parsedJson(next));
  };
  return (
    <Area
      id={idOf(path)}
      aria-label={`${name}, as JSON`}
      aria-invalid={problemAt(path) ? true : undefined}
      aria-describedby={problemAt(path) ? idOf(path, 'problem') : undefined}
      rows={Math.min(12, text.split('\n').length + 1)}
      spellCheck={false}
      value={text}
      onChange={({ target }) => write(target.value)}
    />
  );
}

const written = (value: Json | undefined) =>
  value === undefined ? '' : JSON.stringify(value, null, 2);

const isWritten = (text: string, value: Json | undefined) =>
  JSON.stringify(parsedJson(text)) === JSON.stringify(value);
