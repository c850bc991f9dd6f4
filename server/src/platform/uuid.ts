/** A whole text that is an id, as PostgreSQL writes it or in capitals. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
