import Check from 'lucide-react/icons/check'

/**
 * Background information next to the payment block: below it on a telephone, at its side where there is room.
 */
export function Aside({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <section className="lg:pt-6">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-3 grid grid-cols-1 max-w-text gap-3 text-ink-2">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check className="mt-0.5 text-ok" />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
