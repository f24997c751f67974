CREATE TABLE "publish_job" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publish_job_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"caterer_id" integer DEFAULT current_caterer() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" bigint DEFAULT current_app_user(),
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" bigint DEFAULT current_app_user(),
	"version" integer DEFAULT 1 NOT NULL,
	"master_month_id" bigint NOT NULL,
	"publication_id" bigint NOT NULL,
	"reason" text,
	"state" text DEFAULT 'running' NOT NULL,
	"total_schools" integer NOT NULL,
	"waiting" jsonb NOT NULL,
	"given" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"left_out" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lease_owner" text,
	"lease_until" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "publish_job_state_known" CHECK ("publish_job"."state" in ('running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "publish_job" ADD CONSTRAINT "publish_job_month_own" FOREIGN KEY ("caterer_id","master_month_id") REFERENCES "public"."master_month"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publish_job" ADD CONSTRAINT "publish_job_publication_own" FOREIGN KEY ("caterer_id","publication_id") REFERENCES "public"."publication"("caterer_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "publish_job_running" ON "publish_job" USING btree ("caterer_id","master_month_id") WHERE "publish_job"."state" = 'running';--> statement-breakpoint
CREATE INDEX "publish_job_lease" ON "publish_job" USING btree ("lease_until") WHERE "publish_job"."state" = 'running';--> statement-breakpoint
CREATE INDEX "publish_job_month" ON "publish_job" USING btree ("caterer_id","master_month_id");--> statement-breakpoint
CREATE INDEX "publish_job_publication" ON "publish_job" USING btree ("caterer_id","publication_id");
--> statement-breakpoint
select secure_table('publish_job');
--> statement-breakpoint
-- The next job is looked up before a caterer is known.
grant select, update on publish_job to commissary_definer;
create policy definer_select on publish_job for select to commissary_definer using (caterer_id > 0);
create policy definer_update on publish_job for update to commissary_definer using (caterer_id > 0) with check (caterer_id > 0);
--> statement-breakpoint
-- Leases the oldest job that waits, or whose worker gave no sign of life. One copy of the server gets it.
create function lease_publish_job(p_owner text, p_seconds integer)
  returns table (publish_job_id bigint, caterer_id integer, user_id bigint)
  language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update publish_job j set lease_owner = p_owner, lease_until = now() + make_interval(secs => p_seconds)
  where j.id = (
    select w.id from publish_job w
    where w.state = 'running' and (w.lease_until is null or w.lease_until < now())
    order by w.id for update skip locked limit 1
  )
  returning j.id, j.caterer_id, j.created_by
$$;
--> statement-breakpoint
do $$ begin
  grant create on schema public to commissary_definer;
  revoke all on function lease_publish_job(text, integer) from public;
  grant execute on function lease_publish_job(text, integer) to commissary_app;
  alter function lease_publish_job(text, integer) owner to commissary_definer;
  revoke create on schema public from commissary_definer;
end $$;
