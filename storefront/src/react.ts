// A module of our own to wait for. To wait for the package itself, the first script would need the bundler's own file, which is another request before anything
// is fetched.
export { createRoot, hydrateRoot } from 'react-dom/client'
