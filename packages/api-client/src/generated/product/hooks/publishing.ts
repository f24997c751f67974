// Generated from openapi/ by `pnpm generate`. Do not edit.

import { readEarly } from '../../../early-reads.ts'
import { type ReadOptions, useRead } from '../../../use-read.ts'
import type { ApplicableSchoolList, Id, PublicationList, PublishJob } from '../../types.ts'
import { readPublishJob, listApplicableSchools, listPublications } from '../calls/publishing.ts'

/** Reads the progress of a job that publishes a month. Not in the specification. Only schools that the caller has access to are named. */
export function useReadPublishJob(id: Id, options?: ReadOptions<PublishJob>) {
  return useRead([`/publishJobs/${encodeURIComponent(id)}`], () => readPublishJob(id), options)
}

/** Sends the request of `useReadPublishJob` early */
export function preloadReadPublishJob(id: Id) {
  readEarly([`/publishJobs/${encodeURIComponent(id)}`], () => readPublishJob(id))
}

/** Lists the schools that a month fits, and what each school has of it */
export function useListApplicableSchools(id: Id, options?: ReadOptions<ApplicableSchoolList>) {
  return useRead([`/copyTo/applicableSchools/${encodeURIComponent(id)}`], () => listApplicableSchools(id), options)
}

/** Sends the request of `useListApplicableSchools` early */
export function preloadListApplicableSchools(id: Id) {
  readEarly([`/copyTo/applicableSchools/${encodeURIComponent(id)}`], () => listApplicableSchools(id))
}

/** Lists when a month was published, by whom and why. Not in the specification. */
export function useListPublications(id: Id, options?: ReadOptions<PublicationList>) {
  return useRead([`/catererCalendar/${encodeURIComponent(id)}/publications`], () => listPublications(id), options)
}

/** Sends the request of `useListPublications` early */
export function preloadListPublications(id: Id) {
  readEarly([`/catererCalendar/${encodeURIComponent(id)}/publications`], () => listPublications(id))
}
