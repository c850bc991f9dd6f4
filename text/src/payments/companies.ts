import { namesOf, tableOf } from '@longhaul/domain/entries.ts'
/** The names of the payment providers' companies, by provider id. */
export const companiesIn = <Id extends string>(
  methods: Readonly<Record<Id, { company: string }>>,
): Record<Id, string> => tableOf<Id, string>(namesOf(methods).map((id) => [id, methods[id].company] as const))
