import type { MenuProps } from '@mui/material/Menu';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createLazyPart } from '#renderer/components/lazy-part/lazy-part.ts';
import { LazyPartView } from '#renderer/components/lazy-part/lazy-part-view.tsx';
import { MissingPartNote, overScreen } from '#renderer/components/lazy-part/missing-part-note.tsx';
import { keepKeysForList } from './keep-keys.ts';

const menu = createLazyPart<MenuProps>('Menu', async () => (await import('@mui/material/Menu')).default);

/**
 * Stands in for the menu of MUI's selects in builds (`build/vite/smaller-packages.ts`). Its code, with all that a modal
 * needs, loads when a select is pointed at, focused or opened.
 */
export function SelectMenu(props: MenuProps) {
  const { open, anchorEl, onClose } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) {
    setWasOpen(true);
  }
  useEffect(() => {
    if (!(anchorEl instanceof HTMLElement)) {
      return undefined;
    }
    anchorEl.addEventListener('pointerenter', menu.ask);
    anchorEl.addEventListener('focusin', menu.ask);
    return () => {
      anchorEl.removeEventListener('pointerenter', menu.ask);
      anchorEl.removeEventListener('focusin', menu.ask);
    };
  }, [anchorEl]);
  useEffect(
    () =>
      open && anchorEl instanceof HTMLElement && menu.read().Component === undefined
        ? keepKeysForList(anchorEl)
        : undefined,
    [open, anchorEl],
  );
  return (
    wasOpen && (
      <LazyPartView
        part={menu}
        props={props}
        missing={(missing) =>
          open &&
          // The note is outside the select, whose look it would inherit.
          createPortal(
            <MissingPartNote
              {...missing}
              what="The list of choices"
              onClose={() => onClose?.({}, 'escapeKeyDown')}
              sx={overScreen}
            />,
            document.body,
          )
        }
      />
    )
  );
}
