import { useId, useState } from 'react';
import styled from 'styled-components';
import { readStored, writeStored } from '../../data/storage';
import { codeSamples } from '../../model/api/codeSamples';
import { LANGUAGE_KEY } from '../../model/api/sampleLanguages';
import type { ApiRequest } from '../../model/api/apiContract';
import { color } from '../../theme/tokens';
import { CodeText } from './CodeText';
import { Fieldset } from './Group';

/** The request as code in each language, starting with the last chosen one; it follows the form. */
export function RequestSamples({ request }: { request: ApiRequest }) {
  const samples = codeSamples(request);
  const [label, setLabel] = useState(() => readStored(LANGUAGE_KEY));
  const name = useId();
  const shown = samples.find((one) => one.label === label) ?? samples[0]!;
  const choose = (language: string) => {
    setLabel(language);
    writeStored(LANGUAGE_KEY, language);
  };
  return (
    <div>
      <Languages>
        <legend>Request</legend>
        {samples.map((one) => (
          <label key={one.label}>
            <input
              type="radio"
              name={name}
              checked={one === shown}
              onChange={() => choose(one.label)}
            />
            {one.label}
          </label>
        ))}
      </Languages>
      <CodeText label={`Request in ${shown.label}`} text={shown.source} />
    </div>
  );
}

const Languages = styled(Fieldset)`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  margin-bottom: 8px;
  padding: 0;
  border: 0;
  legend {
    width: 100%;
    margin-bottom: 6px;
    font: inherit;
    font-weight: 600;
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 24px;
    color: ${color.inkSoft};
    font-size: 0.875rem;
  }
  input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;
