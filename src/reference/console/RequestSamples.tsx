import { useId, useState } from 'react';
import styled from 'styled-components';
import { codeSamples } from '../../model/api/codeSamples';
import type { ApiRequest } from '../../model/apiContract';
import { color } from '../../theme/tokens';
import { CodeText } from './CodeText';
import { Fieldset } from './Group';

/** The request as it is written in each language; it follows the form. */
export function RequestSamples({ request }: { request: ApiRequest }) {
  const samples = codeSamples(request);
  const [label, setLabel] = useState(samples[0]!.label);
  const name = useId();
  const { source } = samples.find((one) => one.label === label)!;
  return (
    <div>
      <Languages>
        <legend>Request</legend>
        {samples.map((one) => (
          <label key={one.label}>
            <input
              type="radio"
              name={name}
              checked={one.label === label}
              onChange={() => setLabel(one.label)}
            />
            {one.label}
          </label>
        ))}
      </Languages>
      <CodeText label={`Request in ${label}`} text={source} />
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
