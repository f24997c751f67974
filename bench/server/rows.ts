/** SQL for the measured rows: 50 vendors for each caterer, a user and five sessions. */

export const clients = 8

/** Run as a superuser, whom policies do not bind. Everyone gets the password of the demo's planner. */
export const addUsersOfDemo = `
  insert into app_user (caterer_id, user_name, first_name, last_name, role, password_hash)
  select u.caterer_id, 'client' || n || '@bench.test', 'Client', n::text, 'administrator', u.password_hash
  from app_user u, generate_series(1, ${clients}) n where u.user_name = 'planner@demo.test'`

/** Gives every caterer exactly 50 vendors. Deletes shared ones, so that a list is 50 long. */
export const fiftyVendorsEach = `
  delete from vendor;
  insert into vendor (caterer_id, vendor_code, name, contact, email, address, account_no)
  select c.id, 'V' || n, 'Vendor number ' || n || ' of the kitchen', '2015550100', 'orders' || n || '@vendor.test',
    n || ' Orchard Lane, New Paltz, NY 12561', 'A' || n
  from caterer c, generate_series(1, 50) n`

/** Adds caterers up to this count, each with a user who logged in five times. */
export const caterersUpTo = (count: number) => `
  insert into caterer (id, caterer_id, name)
  select id, id, 'Kitchen ' || id
  from (select nextval('caterer_id_seq') as id from generate_series(1, ${count} - (select count(*)::int from caterer))) made;
  insert into app_user (caterer_id, user_name, first_name, last_name, role)
  select c.id, 'user' || c.id || '@bench.test', 'User', c.id::text, 'administrator'
  from caterer c where not exists (select from app_user u where u.caterer_id = c.id);
  insert into session (caterer_id, user_id, family_id, family_expires_at, access_token_hash, refresh_token_hash,
    access_expires_at, refresh_expires_at)
  select u.caterer_id, u.id, gen_random_uuid(), now() + interval '12 hours', u.id || ' access ' || n, u.id || ' refresh ' || n,
    now() + interval '15 minutes', now() + interval '2 hours'
  from app_user u, generate_series(1, 5) n where u.user_name like 'user%@bench.test'`
