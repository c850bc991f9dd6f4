import { Ground, Picture } from './parts.tsx'

/** A mailbox with its flag down. */
export const NoMessages = () => (
  <Picture>
    <Ground />
    <path className="shade" d="M74 78h12v30H74z" />
    <path className="paper" d="M36 78V50a18 18 0 0 1 18-18h52a18 18 0 0 1 18 18v28z" />
    <path className="kraft" d="M36 78V50a18 18 0 0 1 36 0v28z" />
    <path d="M45 54h18" />
    <path className="tape" d="M96 60h20v14h-12V60" />
    <circle className="paper" cx="96" cy="60" r="3" />
    <path className="route" d="M14 44h12m108 0h12" />
  </Picture>
)
