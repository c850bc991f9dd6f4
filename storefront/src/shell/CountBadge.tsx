/** A count on an icon or next to a word; nothing at zero. `quiet` in indigo: nothing waits for an answer. */
export function CountBadge({ count, quiet }: { count: number; quiet?: boolean }) {
  if (count === 0) return null
  return (
    <span
      className={`min-w-[18px] rounded-[9px] px-1 text-center text-[12px] leading-[18px] font-semibold tabular-nums ${quiet ? 'bg-primary text-on-fill' : 'bg-seal text-on-seal'}`}
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
