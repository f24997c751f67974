import { useReadUserInfo } from '@commissary/api-client'

/** Reads the user again, with the caterer and its schools: for what a screen changed about them. */
export function useReloadUser() {
  const { mutate } = useReadUserInfo({ revalidateOnMount: false, revalidateIfStale: false, revalidateOnFocus: false })
  return () => mutate()
}
