import { Note } from '@longhaul/ui/tag/Note.tsx'

/** Feedback after a scan that counts although something about it is strange: neither right nor refused. */
export const StrangeBanner = ({ title, code, text }: { title: string; code: string; text: string }) => (
  <div role="alert">
    <Note tone="warn" title={title}>
      <p className="code">{code}</p>
      <p>{text}</p>
    </Note>
  </div>
)
