import { shellText } from '@longhaul/text/console/shell/shell.ts'
import SearchIcon from 'lucide-react/icons/search'
import { Key } from '../shared/Key.tsx'
import { SIDE_NAME } from '../shared/side-name.ts'

/** Opens the global search, and shows its shortcut. */
export function FindButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      className="mx-2 mb-2 flex min-h-10 min-w-0 items-center gap-2 rounded-control border border-control bg-surface px-2.5 text-start text-sm whitespace-nowrap text-ink-2 hover:border-primary hover:text-ink max-md:mb-0 max-md:ms-auto max-md:min-h-11 md:max-desk:justify-center md:max-desk:px-0"
      aria-keyshortcuts="Control+K"
      onClick={onOpen}
    >
      <SearchIcon className="size-4.5 shrink-0" />
      <span className={`${SIDE_NAME} truncate`}>{shellText.find}</span>
      <span className="ms-auto max-desk:hidden">
        <Key>Ctrl K</Key>
      </span>
    </button>
  )
}
