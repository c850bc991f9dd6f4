import { Picture } from './parts.tsx'

/** A shelf with its tags, waiting. */
export const EmptyShelf = () => (
  <Picture>
    <path className="soft" d="M12 108h136" />
    <path className="paper" d="M30 14h100v94h-6V20H36v88h-6z" />
    <path className="kraft" d="M36 46h88v7H36zm0 38h88v7H36z" />
    <path className="tape" d="M46 46h16v11H46zm38 38h16v11H84z" />
    <path className="paper thin" d="M84 46h16v11H84zM46 84h16v11H46z" />
    <path className="route" d="M70 42V26h22v16m-44 38V64h24v16" />
  </Picture>
)
