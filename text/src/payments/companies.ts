/** The names of the payment providers' companies by the providers' ids. */
export const companiesIn = <Id extends string>(
  methods: Readonly<Record<Id, { company: string }>>,
): Record<Id, string> =>
  Object.fromEntries(
    Object.entries<{ company: string }>(methods).map(([id, { company }]) => [id, company]),
  ) as Record<Id, string>
