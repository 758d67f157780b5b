import { useRef } from 'react';
import styled from 'styled-components';
import type {
  AlternativesField,
  ApiField,
  ListField,
  ObjectField,
} from '../../model/api/apiConsole';
import type { Json, JsonObject } from '../../model/api/apiContract';
import { Select, SmallButton } from './controls';
import { blank, chosenOption, isCompound } from './fieldAt';
import { Group } from './Group';
import { JsonEditor } from './JsonEditor';
import { FieldRow } from './FieldRow';
import type { RequestPath } from './requestPath';
import { ScalarField } from './ScalarField';
import { useFormState } from './useFormState';

interface FieldProps<Field extends ApiField = ApiField> {
  name: string;
  field: Field;
  path: RequestPath;
  value: Json | undefined;
  required: boolean;
}

/** The form field for any kind of value in a request. */
export function FieldOf({ field, ...props }: FieldProps) {
  switch (field.kind) {
    case 'object':
      return (
        <Group field={field} {...props}>
          <ObjectFields field={field} {...props} />
        </Group>
      );
    case 'alternatives':
      return (
        <Group field={field} {...props}>
          <Alternatives field={field} {...props} />
        </Group>
      );
    case 'list':
      return <List field={field} {...props} />;
    case 'json':
      return (
        <Group field={field} {...props}>
          <JsonEditor {...props} />
        </Group>
      );
    default:
      return <ScalarField field={field} {...props} />;
  }
}

/** The fields of an object, one below the other. */
export function ObjectFields({
  field,
  path,
  value,
}: Omit<FieldProps<ObjectField>, 'name' | 'required'>) {
  return field.fields.map(({ name, required = false, field: inner }) => (
    <FieldOf
      key={name}
      name={name}
      field={inner}
      path={[...path, name]}
      value={(value as JsonObject | undefined)?.[name]}
      required={required}
    />
  ));
}

function Alternatives({ name, field, path, value }: FieldProps<AlternativesField>) {
  const { set } = useFormState();
  const chosen = chosenOption(field, value);
  const option = field.options[chosen]!.field;
  const kindPath = [...path, '?'];
  return (
    <>
      <FieldRow name={`Kind of ${name}`} inWords path={kindPath} required={false}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            onChange={({ target }) => set(path, blank(field.options[Number(target.value)]!.field))}
          >
            {field.options.map(({ title }, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </FieldRow>
      <ObjectFields field={option} path={path} value={value} />
    </>
  );
}

function List({ name, field, path, value, required }: FieldProps<ListField>) {
  const { set } = useFormState();
  const add = useRef<HTMLButtonElement>(null);
  const entries = Array.isArray(value) ? (value as readonly Json[]) : [];

  const remove = (index: number) => {
    const rest = entries.filter((_, place) => place !== index);
    set(path, rest.length > 0 || required ? rest : undefined);
    // The pressed button is removed with its entry.
    add.current?.focus();
  };
  return (
    <Group name={name} field={field} path={path} value={value} required={required} fixed>
      {entries.map((entry, index) => {
        const inner = {
          name: `${name} ${index + 1}`,
          path: [...path, String(index)],
          value: entry,
          required: true,
        };
        return (
          // Entries have neither ids nor state of their own, so the index works as a key.
          <Entry key={index} $wide={isCompound(field.entry)}>
            <FieldOf field={field.entry} {...inner} />
            <SmallButton
              type="button"
              aria-label={`Remove ${inner.name}`}
              onClick={() => remove(index)}
            >
              Remove
            </SmallButton>
          </Entry>
        );
      })}
      <SmallButton
        ref={add}
        type="button"
        aria-label={`Add to ${name}`}
        onClick={() => set(path, [...entries, blank(field.entry)])}
      >
        Add
      </SmallButton>
    </Group>
  );
}

const Entry = styled.div<{ $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${({ $wide }) => ($wide ? '' : 'auto')};
  align-items: start;
  gap: 8px;
  > button {
    margin-top: ${({ $wide }) => ($wide ? 0 : '28px')};
  }
`;
