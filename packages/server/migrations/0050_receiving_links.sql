CREATE TABLE "receiving_link" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receiving_link_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"production_record_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "receiving_link" ADD CONSTRAINT "receiving_link_record_own" FOREIGN KEY ("caterer_id","production_record_id") REFERENCES "public"."production_record"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "receiving_link_token" ON "receiving_link" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "receiving_link_record" ON "receiving_link" USING btree ("caterer_id","production_record_id");--> statement-breakpoint
select secure_table('receiving_link');
--> statement-breakpoint
-- A receiving school has no session. Its link leads to a caterer and a record; all reads and writes that follow are bound by the
-- policies of that caterer.
grant select on receiving_link to commissary_definer;
--> statement-breakpoint
create policy definer_select on receiving_link for select to commissary_definer using (caterer_id > 0);
--> statement-breakpoint
create function find_receiving_link(p_token_hash text) returns table (caterer_id integer, record_id bigint, state text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select l.caterer_id, l.production_record_id,
    case when l.taken_back_at is not null then 'takenBack' when l.expires_at <= now() then 'expired' else 'open' end
  from receiving_link l join caterer c on c.id = l.caterer_id and c.archived_at is null
  where l.token_hash = p_token_hash
$$;
--> statement-breakpoint
do $$ begin
  grant create on schema public to commissary_definer;
  revoke all on function find_receiving_link(text) from public;
  grant execute on function find_receiving_link(text) to commissary_app;
  alter function find_receiving_link(text) owner to commissary_definer;
  revoke create on schema public from commissary_definer;
end $$;
