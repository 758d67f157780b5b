import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { followStored } from '../data/storage';
import { tutorialProgress } from '../data/tutorialProgress';
import { storageKeys } from '../model/reader/storageKeys';
import { progressInWords } from '../model/reader/tutorialProgress';
import { color } from '../theme/tokens';

interface CardProgressProps {
  path: string;
  /** The tutorials of a folder. */
  tutorials: readonly string[] | undefined;
}

/** The reader's progress in the card's tutorial or folder. */
export function CardProgress({ path, tutorials }: CardProgressProps) {
  const [kept, setKept] = useState(tutorialProgress);
  useEffect(
    () => followStored(storageKeys.tutorialProgress, () => setKept(tutorialProgress())),
    [],
  );
  const words = progressInWords(tutorials ?? [path], kept, tutorials !== undefined);
  return words ? <Words>{words}</Words> : null;
}

const Words = styled.span`
  flex: none;
  color: ${color.accent};
  font-weight: 550;
`;
