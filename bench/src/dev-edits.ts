/** A change that `dev-loop.ts` makes to a source, and takes back. */
export type Edit = { file: string; before: string; after: string }

/** What is changed, and where: a class name on each log-in page, and what an action answers. */
export const EDITS = {
  shop: {
    file: 'storefront/src/accounts/LoginScreen.tsx',
    before: 'className="fields"',
    after: 'className="fields pt-[37px]"',
  },
  console: {
    file: 'console/src/accounts/Login.tsx',
    before: 'className="muted mt-4 text-sm"',
    after: 'className="muted mt-4 text-sm pt-[37px]"',
  },
  action: {
    file: 'server/src/site/list-countries.ts',
    before: 'continent: row.continent,',
    after: "continent: row.continent + '!',",
  },
} satisfies Record<string, Edit>
