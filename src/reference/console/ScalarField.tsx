import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import type { ChoiceField, NumberField, SwitchField, TextField } from '../../model/api/apiConsole';
import type { Json } from '../../model/api/apiContract';
import { Area, Input, Select, Tick } from './controls';
import { FieldRow, hintOf, type ControlProps } from './FieldRow';
import { NullTick } from './NullTick';
import { isEntry, type RequestPath } from './requestPath';
import { useFormState } from './useFormState';

type Scalar = TextField | NumberField | SwitchField | ChoiceField;

interface ScalarFieldProps<Field extends Scalar = Scalar> {
  name: string;
  field: Field;
  path: RequestPath;
  value: Json | undefined;
  required: boolean;
}

interface EntryProps<Field extends Scalar> {
  field: Field;
  value: Json | undefined;
  control: ControlProps;
  /** Receives undefined if nothing is to be sent. */
  onChange: (value: Json | undefined) => void;
}

/** A value entered with a single control; if it is nullable, a checkbox sends null. */
export function ScalarField({ name, field, path, value, required }: ScalarFieldProps) {
  const { set } = useFormState();
  // A list entry without a value would vanish while it is being typed.
  const nothing = isEntry(path) ? '' : undefined;
  const onChange = (next: Json | undefined) => set(path, next === undefined ? nothing : next);
  const nullTick = field.nullable && <NullTick name={name} value={value} onChange={onChange} />;
  return (
    <FieldRow name={name} path={path} required={required} hint={hintOf(field)} aside={nullTick}>
      {(control) => entry({ field, value, control, onChange })}
    </FieldRow>
  );
}

function entry({ field, ...props }: EntryProps<Scalar>): ReactNode {
  switch (field.kind) {
    case 'choice':
      return <Choice field={field} {...props} />;
    case 'switch':
      return <Switch field={field} {...props} />;
    case 'number':
      return <NumberInput field={field} {...props} />;
    case 'text':
      return <TextInput field={field} {...props} />;
  }
}

// Dates are text: native date inputs do not report half-filled values, and drop seconds and time zones.
const INPUT_TYPES: Readonly<Record<string, string>> = {
  email: 'email',
  password: 'password',
  uri: 'url',
};

function TextInput({ field, value, control, onChange }: EntryProps<TextField>) {
  const props = {
    ...control,
    value: typeof value === 'string' ? value : '',
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(target.value || undefined),
  };
  if (field.lines) return <Area {...props} rows={4} />;
  return <Input {...props} type={INPUT_TYPES[field.format ?? ''] ?? 'text'} />;
}

function NumberInput({ field, value, control, onChange }: EntryProps<NumberField>) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // To React, an unparsable number is an empty field, so it would stay after a reset.
    if (value == null) input.current!.value = '';
  }, [value]);
  return (
    <Input
      {...control}
      ref={input}
      type="number"
      min={field.minimum}
      max={field.maximum}
      step={field.whole ? 1 : 'any'}
      value={typeof value === 'number' ? value : ''}
      // React does not call onChange when something unparsable is typed into an empty field.
      onInput={({ currentTarget }) => onChange(numberIn(currentTarget))}
    />
  );
}

/** The typed number; '' for text that is not a number, which the contract rejects. */
function numberIn({ validity, valueAsNumber }: HTMLInputElement): Json | undefined {
  if (validity.badInput) return '';
  return Number.isNaN(valueAsNumber) ? undefined : valueAsNumber;
}

function Choice({ field, value, control, onChange }: EntryProps<ChoiceField>) {
  const text = typeof value === 'string' ? value : '';
  return (
    <Select
      {...control}
      value={text}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    >
      <option value="">{control.required ? 'Choose one' : 'Not sent'}</option>
      {field.choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.meaning ? `${one.value} – ${one.meaning}` : one.value}
        </option>
      ))}
    </Select>
  );
}

/** Without a default, true, false and no value are three different things to send. */
function Switch({ field, value, control, onChange }: EntryProps<SwitchField>) {
  if (field.initial === undefined && !control.required) {
    return (
      <Select
        {...control}
        value={typeof value === 'boolean' ? String(value) : ''}
        onChange={({ target }) =>
          onChange(target.value === '' ? undefined : target.value === 'true')
        }
      >
        <option value="">Not sent</option>
        <option value="true">true</option>
        <option value="false">false</option>
      </Select>
    );
  }
  // To a browser, a required checkbox would have to be ticked.
  const { required, ...props } = control;
  return (
    <Tick as="span">
      <input
        {...props}
        aria-required={required || undefined}
        type="checkbox"
        checked={(value ?? field.initial) === true}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Tick>
  );
}
