import type { Json } from '../../model/api/apiContract';
import { Tick } from './controls';

interface NullTickProps {
  name: string;
  value: Json | undefined;
  /** Receives null, or undefined once null is no longer to be sent. */
  onChange: (value: null | undefined) => void;
}

/** A checkbox that sends null in place of a value. */
export function NullTick({ name, value, onChange }: NullTickProps) {
  return (
    <Tick>
      <input
        type="checkbox"
        aria-label={`Send ${name} as null`}
        checked={value === null}
        onChange={({ target }) => onChange(target.checked ? null : undefined)}
      />
      null
    </Tick>
  );
}
