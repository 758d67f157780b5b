import styled from 'styled-components';
import { color } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { iconLook } from '../ui/iconLook';
import { useModal } from '../ui/disclosure/useModal';
import { ReadingChoices } from './ReadingChoices';
import { ShortcutsList } from './ShortcutsList';
import { SINGLE_KEYS } from './shortcutOf';
import { useShortcuts } from './useShortcuts';

/** The reading settings and the keyboard shortcuts, with a switch for the single-key ones. Opens on mount. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const { ref, close } = useModal();
  const { singleKeys, setSingleKeys } = useShortcuts();

  return (
    <Dialog ref={ref} aria-labelledby="shortcuts-title" onClose={onClose}>
      <Inner>
        <h2 id="shortcuts-title">Reading and shortcuts</h2>
        <Close type="button" aria-label="Close" onClick={close}>
          <Icon name="close" />
        </Close>
        <h3>Reading</h3>
        <ReadingChoices />
        <h3>Keyboard shortcuts</h3>
        <ShortcutsList singleKeys={singleKeys} />
        <Choice>
          <input
            type="checkbox"
            checked={singleKeys}
            onChange={(event) => setSingleKeys(event.target.checked)}
            aria-describedby="shortcuts-why"
          />
          Single-key shortcuts ({Object.values(SINGLE_KEYS).join(' and ')})
        </Choice>
        <Why id="shortcuts-why">
          Switch them off if they get in your way, for example when you dictate.
        </Why>
      </Inner>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  width: min(500px, calc(100vw - 32px));
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: 12px;
  background: ${color.raised};
  color: ${color.ink};
  font-size: 0.875rem;
  line-height: 1.5rem;
  &::backdrop {
    background: ${color.backdrop};
  }
`;

const Inner = styled.div`
  position: relative;
  padding: 20px 24px 24px;
  h2 {
    font-size: 1.125rem;
    font-weight: 600;
    line-height: 1.75rem;
  }
  h3 {
    margin-top: 20px;
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.5rem;
  }
`;

const Close = styled.button`
  position: absolute;
  top: 16px;
  right: 16px;
  ${iconLook}
`;

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 24px;
  font-weight: 550;
  input {
    width: 18px;
    height: 18px;
    margin: 0;
    accent-color: ${color.accent};
  }
`;

const Why = styled.p`
  padding-left: 28px;
  color: ${color.inkSoft};
`;
