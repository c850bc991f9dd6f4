import type { ReactNode } from 'react'

const CAP =
  'min-w-[22px] place-items-center rounded-control border border-b-2 border-control bg-surface px-[5px] text-[0.75rem]/[18px] text-ink'
/** Hidden where there is probably no keyboard: on touch screens and in narrow windows. */
const WITH_KEYBOARD = 'pointer-coarse:hidden max-desk:hidden'

/** A key cap. */
export function Key({ children }: { children: string }) {
  return <kbd className={`inline-grid ${CAP}`}>{children}</kbd>
}

/** The shortcut of a button, shown inside it. */
export function KeyHint({ children }: { children: string }) {
  return <kbd className={`inline-grid ${CAP} ${WITH_KEYBOARD}`}>{children}</kbd>
}

/**
 * A key hint that screen readers skip, so that the button keeps its name; the keyboard help lists the key for
 * them.
 */
export const SilentKey = ({ children }: { children: string }) => (
  <span aria-hidden>
    <KeyHint>{children}</KeyHint>
  </span>
)

/** A note on keyboard shortcuts at the end of a row of buttons. */
export function KeysNote({ children }: { children: ReactNode }) {
  return <span className={`ms-auto text-sm text-ink-2 ${WITH_KEYBOARD}`}>{children}</span>
}
