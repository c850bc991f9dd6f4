/** Settings with their values, one sentence each. */
export const SettingList = ({ items }: { items: readonly string[] }) => (
  <ul className="list-disc ps-5 tabular-nums">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
)
