-- What the server must be able to read again, and no dump of the database may tell, is sealed with a key that is kept elsewhere
-- (platform/seal.ts). Rows from before are sealed when the server starts; then it validates these constraints.
create function is_sealed(content text) returns boolean language sql immutable parallel safe as $$
  select content ~ '^sealed1\.[0-9a-f]{8}\.[A-Za-z0-9_-]{38,}$'
$$;

-- The secret that signs addresses is written as hexadecimal before it is sealed.
alter table secrets alter column value type text using encode(value, 'hex');
alter table secrets add constraint secrets_value_sealed check (is_sealed(value)) not valid;
alter table two_factor add constraint two_factor_secret_sealed check (is_sealed(secret)) not valid;
alter table staff_two_factor add constraint staff_two_factor_secret_sealed check (is_sealed(secret)) not valid;
-- Control numbers were sealed before, with a key that lay in the same database.
alter table remittances add constraint remittances_mtcn_sealed_sealed check (is_sealed(mtcn_sealed)) not valid;
