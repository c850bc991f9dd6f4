import { frameText } from '@longhaul/text/ui.ts'

/** The first tab stop: skips the header and goes to `<main id="main" tabIndex={-1}>`. */
export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {frameText.skipToMain}
    </a>
  )
}
