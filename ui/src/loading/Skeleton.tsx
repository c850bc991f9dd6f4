import { stateText } from '@longhaul/text/ui.ts'

/**
 * Grey placeholder shapes: lines, a picture, or list rows of a picture and two lines. Takes up its space
 * immediately, becomes visible after 200 ms.
 */
export function Skeleton({
  kind = 'lines',
  count = 3,
}: {
  kind?: 'lines' | 'thumb' | 'rows' | 'card' | undefined
  count?: number | undefined
}) {
  return (
    <output className="skeleton" data-kind={kind}>
      <i className="sr-only">{stateText.loading}</i>
      {Array.from({ length: kind === 'thumb' ? 1 : count }, (_, index) => (
        <span key={index} />
      ))}
    </output>
  )
}
