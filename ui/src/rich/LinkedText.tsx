import { splitLinks } from './split-links.ts'

/** A text that somebody wrote, its web addresses as links into a tab of their own. Line breaks are the caller's business (`white-space`). */
export function LinkedText({ text }: { text: string }) {
  return splitLinks(text).map((part, index) =>
    part.href ? (
      <a key={index} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ) : (
      <span key={index}>{part.text}</span>
    ),
  )
}
