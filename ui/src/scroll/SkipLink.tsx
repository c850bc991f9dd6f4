import { frameText } from '@longhaul/text/ui.ts'

/** The first stop of the Tab key: past the header to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {frameText.skipToMain}
    </a>
  )
}
