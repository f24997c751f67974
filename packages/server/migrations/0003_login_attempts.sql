-- Takes back the last counted attempt of a key: a good login counts against nobody. Clearing the whole key instead would let
-- anyone with one account reset the count of an address again and again.
create function give_back_attempt(p_key text) returns void
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from login_attempt where id = (select max(id) from login_attempt where key = p_key)
$$;
--> statement-breakpoint
revoke all on function give_back_attempt(text) from public;
grant execute on function give_back_attempt(text) to commissary_app;
grant create on schema public to commissary_definer;
alter function give_back_attempt(text) owner to commissary_definer;
revoke create on schema public from commissary_definer;
