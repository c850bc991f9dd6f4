/** A drawn placeholder for an inspection photo: a flat object on a grid mat, with a ruler. */
export function specimen(index: number): string {
  const hue = ['#8a5a3a', '#3b5b7a', '#5d7b5a', '#7a4a55', '#6b6350', '#4d5766', '#84713c'][index % 7]
  const lines = Array.from({ length: 11 }, (_, line) => `M${line * 40} 0V400M0 ${line * 40}H400`).join('')
  const ticks = Array.from(
    { length: 33 },
    (_, tick) => `M${40 + tick * 10} 372v${tick % 5 === 0 ? -14 : -8}`,
  ).join('')
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800"><path fill="#dfe3e6" d="M0 0h400v400H0z"/><path stroke="#cbd1d6" d="${lines}"/><g transform="rotate(${index * 9 - 20} 200 190)"><path fill="${hue}" d="M96 216c0-40 30-60 70-84l40 34c40 10 96 16 104 50v20H96z"/><path fill="#f5f3ee" d="M96 232h214v18H104z"/><path stroke="#f5f3ee" stroke-width="5" d="m168 150 22 18m-36-6 22 18m-36-6 22 18"/></g><path fill="#f6f1df" d="M32 346h336v26H32z"/><path stroke="#7a6a3a" d="${ticks}"/></svg>`,
  )}`
}
