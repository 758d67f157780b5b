import styled from 'styled-components';
import { Icon } from '../ui/Icon';
import { iconLook } from '../ui/iconLook';
import { useColorMode } from './useColorMode';

/** Switches between dark and light. Both icons are in the HTML and CSS shows one, so that nothing flashes. */
export function ColorModeToggle() {
  const [mode, setMode] = useColorMode();
  return (
    <Button
      type="button"
      className="needs-js"
      aria-label={`Switch between dark and light mode (currently ${mode} mode)`}
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="sun" size={18} />
      <Icon name="moon" size={18} />
    </Button>
  );
}

const Button = styled.button`
  ${iconLook}
  :root[data-theme='dark'] & svg:last-child,
  :root:not([data-theme='dark']) & svg:first-child {
    display: none;
  }
`;
