import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { readingNow, setReading, showKeptReading } from '../data/reading';
import { followStored } from '../data/storage';
import { readingChoices, withReading } from '../model/reader/readingChoices';
import { storageKeys } from '../model/reader/storageKeys';
import { color, media } from '../theme/tokens';

/** Display settings for reading: each choice takes effect immediately and is stored. */
export function ReadingChoices() {
  const [names, setNames] = useState(readingNow);
  useEffect(
    () =>
      followStored(storageKeys.reading, () => {
        // What follows the other tabs on the page may hear of it later than this.
        showKeptReading();
        setNames(readingNow());
      }),
    [],
  );
  return (
    <>
      {readingChoices.map((choice) => {
        const { label, options } = choice;
        const chosen = names.find((name) => Object.hasOwn(options, name)) ?? '';
        const choose = (name: string) => {
          // Another tab may have changed a setting since the last render.
          const next = withReading(readingNow(), choice, name);
          setNames(next);
          setReading(next);
        };
        return (
          <Choice key={label}>
            <legend>{label}</legend>
            {Object.entries(options).map(([name, text]) => (
              <label key={name}>
                <input
                  type="radio"
                  name={label}
                  checked={name === chosen}
                  onChange={() => choose(name)}
                />
                {text}
              </label>
            ))}
          </Choice>
        );
      })}
    </>
  );
}

const Choice = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin: 0;
  padding: 10px 0;
  border: 0;
  border-bottom: 1px solid ${color.line};
  legend {
    float: left;
    width: 108px;
    padding: 0;
    color: ${color.inkSoft};
    ${media.phone} {
      width: 100%;
    }
  }
  label {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 24px;
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;
