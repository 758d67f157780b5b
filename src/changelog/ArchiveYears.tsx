import styled from 'styled-components';
import { byYear, dateInWords } from '../model/changelog/changelog';
import { counted } from '../model/counted';
import { color, frame, media } from '../theme/tokens';
import { SmartLink } from '../ui/links/SmartLink';

interface ArchivedEntry {
  path: string;
  title: string;
  date: string;
  description?: string;
  /** Changes within the entry, each rendered as a link. */
  items?: readonly { id: string; text: string }[];
}

/** Entries grouped by year, each year with a count. */
export function ArchiveYears({ entries }: { entries: readonly ArchivedEntry[] }) {
  return byYear(entries).map(({ year, entries: ofYear }) => (
    <Year key={year}>
      <h2>
        {year} <small>{counted(ofYear.length, 'entry', 'entries')}</small>
      </h2>
      <ul>
        {ofYear.map(({ path, title, date, description, items = [] }) => (
          <li key={path}>
            <time dateTime={date}>{dateInWords(date).replace(/, \d+$/, '')}</time>
            <div>
              <SmartLink href={path}>{title}</SmartLink>
              {description && <p>{description}</p>}
              {items.length > 0 && (
                <Items>
                  {items.map(({ id, text }) => (
                    <SmartLink key={id} href={`${path}#${id}`}>
                      {text}
                    </SmartLink>
                  ))}
                </Items>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Year>
  ));
}

const Items = styled.div`
  display: grid;
  gap: 4px;
  margin-block: 8px 6px;
  padding-left: 12px;
  border-left: 2px solid ${color.line};
  font-size: 0.875rem;
  line-height: 1.5rem;
  && a {
    font-weight: 400;
  }
`;

const Year = styled.section`
  display: grid;
  grid-template-columns: 180px minmax(0, ${frame.text});
  gap: ${frame.gutter};
  padding-block: 36px;
  border-bottom: 1px solid ${color.line};
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  &:last-of-type {
    border: 0;
  }
  h2 {
    font-size: 1.5rem;
    font-weight: 620;
    line-height: 2rem;
    letter-spacing: -0.01em;
  }
  small {
    display: block;
    color: ${color.inkFaint};
    font-size: 0.875rem;
    font-weight: 400;
    line-height: 1.375rem;
  }
  li {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    align-items: baseline;
    gap: 16px;
    padding-block: 5px;
    ${media.phone} {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
  }
  time,
  p {
    color: ${color.inkFaint};
    font-size: 0.875rem;
    line-height: 1.625rem;
  }
  p {
    color: ${color.inkSoft};
    line-height: 1.375rem;
  }
  a {
    display: inline-block;
    font-weight: 550;
  }
  a:hover {
    color: ${color.accent};
  }
`;
