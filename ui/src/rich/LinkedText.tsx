import { splitLinks } from './split-links.ts'

/**
 * A user's text with its web addresses as links that open a new tab. Line breaks are up to the caller
 * (`white-space`).
 */
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
