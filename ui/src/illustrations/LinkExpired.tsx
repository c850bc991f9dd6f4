import { Picture } from './parts.tsx'

/** A label, torn in two. */
export const LinkExpired = () => (
  <Picture>
    <path className="route" d="M14 22c14-6 24 4 32 20" />
    <path className="kraft" d="m30 60 16-18h34l-7 9 9 8-9 9 8 9-9 9 5 6H46z" />
    <circle className="paper" cx="49" cy="67" r="5" />
    <g transform="rotate(12 110 70)">
      <path className="kraft" d="M96 40h38v50H91l-5-6 9-9-8-9 9-9-9-8z" />
      <path className="thin" d="M106 56h18m-18 10h18m-18 10h10" />
    </g>
    <path className="soft" d="M40 108h80" />
  </Picture>
)
