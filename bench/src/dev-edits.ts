/** An edit that `dev-loop.ts` makes to a source, and reverts. */
export type Edit = { file: string; before: string; after: string }

/** The edits: a class name on each log-in page, and an action's reply. */
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
