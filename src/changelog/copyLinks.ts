import { linkToCopy } from './linkToCopy';

const SHOWN = 2000;

/**
 * From now on the signs beside headings and items of entries also copy their addresses, and a line at the foot of the
 * window says so; until the returned function is called.
 */
export function copyLinks(): () => void {
  const said = document.body.appendChild(document.createElement('p'));
  said.setAttribute('role', 'status');
  let timer = 0;

  const say = (text: string) => {
    said.textContent = text;
    said.style.cssText = text ? LOOK : '';
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = linkToCopy(target);
    if (!link) return;
    // `clipboard` is missing where the page is not served securely; the sign still leads to its place.
    navigator.clipboard?.writeText(link).then(
      () => {
        say('Link copied');
        window.clearTimeout(timer);
        timer = window.setTimeout(() => say(''), SHOWN);
      },
      () => undefined,
    );
  };
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    window.clearTimeout(timer);
    said.remove();
  };
}

const LOOK = [
  'position:fixed',
  'z-index:20',
  'bottom:20px',
  'left:50%',
  'padding:6px 14px',
  'border-radius:8px',
  'background:var(--color-ink)',
  'color:var(--color-paper)',
  'font-size:0.875rem',
  'transform:translateX(-50%)',
].join(';');
