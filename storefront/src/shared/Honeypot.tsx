/** A field hidden from sight, keyboard and screen readers: only a bot fills it in. */
export function Honeypot({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (value: string) => void
}) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  )
}
