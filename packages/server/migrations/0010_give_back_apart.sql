-- Good logins at the same moment give back an attempt each. They looked for the newest one and found the same: the others
-- gave nothing back, and an office behind one address was locked out by its own good logins.
create or replace function give_back_attempt(p_key text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from login_attempt where id = (
    select id from login_attempt where key = p_key order by id desc limit 1 for update skip locked
  )
$$;
--> statement-breakpoint
-- A row that is locked is one that may be updated, as far as rights go.
grant update on login_attempt to commissary_definer;
--> statement-breakpoint
create policy definer_update on login_attempt for update to commissary_definer using (caterer_id = 0)
  with check (caterer_id = 0);
