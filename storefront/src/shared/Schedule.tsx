/** Numbered lines of a schedule: what happens, and when. */
export function Schedule({ steps }: { steps: readonly { title: string; text: string; when?: string }[] }) {
  return (
    <ol>
      {steps.map(({ title, text, when }, index) => (
        <li key={title} className={LINE}>
          <span className="font-mono leading-[1.5] text-kraft">{index + 1}</span>
          <div>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-0.5 text-ink-2">{text}</p>
          </div>
          {when && <span className={WHEN}>{when}</span>}
        </li>
      ))}
    </ol>
  )
}

const LINE =
  'grid grid-cols-[2rem_1fr] gap-x-4 py-4 not-first:border-t first:pt-0 sm:grid-cols-[2rem_1fr_auto]'
const WHEN =
  'text-sm leading-[1.6rem] whitespace-nowrap tabular-nums max-sm:col-start-2 max-sm:mt-0.5 max-sm:text-kraft sm:text-ink-2'
