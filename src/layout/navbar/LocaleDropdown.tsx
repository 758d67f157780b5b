import type { SyntheticEvent } from 'react';
import { localeOf, localePath } from '../../model/localePath';
import { SmartLink } from '../../ui/SmartLink';
import { Leaves } from './Leaves';
import type { FolderProps } from './place';

/** Leads to the same page in the other languages of the site; with one language only to what the owner adds. */
export function LocaleDropdown({ path, site, items, align, current, Folder }: FolderProps) {
  const { locales } = site;
  const here = localeOf(path, locales);
  if (!here || (locales.length < 2 && items.length === 0)) return null;

  // Query and hash change without a render, so a link takes them up when the reader comes near.
  const complete =
    (code: string) =>
    ({ currentTarget: link }: SyntheticEvent<HTMLAnchorElement>) => {
      const { search, hash } = window.location;
      link.setAttribute('href', __PATH_PREFIX__ + localePath(path + search + hash, locales, code));
    };

  return (
    <Folder label={here.label} align={align} current={items.some((item) => item === current)}>
      {locales.map(({ code, label }) => (
        <li key={code}>
          <SmartLink
            href={localePath(path, locales, code)}
            hrefLang={code}
            lang={code}
            aria-current={code === here.code ? 'true' : undefined}
            onPointerEnter={complete(code)}
            onFocus={complete(code)}
            onClick={complete(code)}
          >
            {label}
          </SmartLink>
        </li>
      ))}
      <Leaves items={items} current={current} />
    </Folder>
  );
}
