ALTER TABLE "school" ADD COLUMN "enrollment" integer;--> statement-breakpoint
ALTER TABLE "school" ADD CONSTRAINT "school_enrollment" CHECK ("school"."enrollment" between 1 and 100000);